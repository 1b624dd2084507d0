// Salem's ground: candlelight on the table, and the summoning circle engraved round R'lyeh with
// sixty marks, every fifth one longer.
import type { Arts } from '../../../web/src/board/drawn/art';

export const arts: Arts = {
  summoning_circle: ({ spots, box, form }, grounded) => {
    const centre = spots.get('rlyeh');
    if (!centre) return '';
    const { x, y } = centre;
    const r = centre.rx * (form === 'wide' ? 2.02 : 1.95);
    const lines = [
      form === 'wide' && !grounded
        ? `<ellipse cx="${x}" cy="${y}" rx="${box.w * 0.42}" ry="${box.h * 0.5}" fill="url(#b-candle)" opacity=".9"/>`
        : '',
      `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="var(--tide)" stroke-opacity=".18"/>`,
      `<circle cx="${x}" cy="${y}" r="${r + 6}" fill="none" stroke="var(--tide)" stroke-opacity=".1"/>`,
    ];
    let marks = '';
    for (let i = 0; i < 60; ++i) {
      const angle = (i * Math.PI) / 30;
      const far = r + 6 + (i % 5 === 0 ? 9 : 4);
      const at = (d: number) => `${(x + Math.cos(angle) * d).toFixed(1)} ${(y + Math.sin(angle) * d).toFixed(1)}`;
      marks += `M${at(r + 6)}L${at(far)}`;
    }
    lines.push(`<path d="${marks}" stroke="var(--tide)" stroke-opacity=".28" fill="none"/>`);
    return lines.join('');
  },
};
