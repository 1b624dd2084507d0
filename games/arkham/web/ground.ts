// Arkham's ground: the river that crosses the town from west to east.
import type { Arts } from '../../../web/src/board/drawn/art';

export const arts: Arts = {
  river: ({ box, form }, grounded) => {
    if (grounded) return '';
    const x = box.x - 200;
    const right = box.x + box.w + 200;
    const y = box.y + box.h * (form === 'wide' ? 0.42 : 0.4);
    const w = right - x;
    const bank = (dy: number) =>
      `C${x + w * 0.25} ${y + dy - 10} ${x + w * 0.35} ${y + dy + 46} ${x + w * 0.55} ${y + dy + 8}` +
      `S${x + w * 0.8} ${y + dy - 46} ${right} ${y + dy - 20}`;
    return (
      `<path d="M${x} ${y + 26}${bank(0)}V${y + 20}` +
      `C${x + w * 0.8} ${y + 6} ${x + w * 0.7} ${y + 28} ${x + w * 0.55} ${y + 44}` +
      `S${x + w * 0.25} ${y + 26} ${x} ${y + 62}Z" fill="var(--moon-deep)" fill-opacity=".32"/>`
    );
  },
};
