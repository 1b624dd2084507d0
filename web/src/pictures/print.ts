// Draws the pictures of a printed story, a page that holds the kit itself: each where it stands, one after the other.
import type { Picture } from '../scene';
import { paint } from './painter';

const pause = () => new Promise<void>((then) => setTimeout(then));

export async function printAll(page: ParentNode): Promise<void> {
  for (const canvas of page.querySelectorAll<HTMLCanvasElement>('canvas[data-picture]')) {
    const { picture = '""', game = '' } = canvas.dataset;
    const wish = { game, picture: JSON.parse(picture) as Picture, crop: 'wide', css: 600, px: canvas.width } as const;
    try {
      // A game is shown as it stands on its shelf.
      const drawn = await paint({ ...wish, seed: 'shelf' }, (width, height) =>
        Object.assign(canvas, { width, height }),
      );
      canvas.closest('figure')?.classList.toggle('there', drawn !== null);
    } catch (error) {
      console.warn(`no picture: ${picture}`, error);
    }
    await pause();
  }
}

void printAll(document);
