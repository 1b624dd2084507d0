// How well names and tokens stand out from what lies under them, measured on pictures of the page.

/** All pictures that can be drawn now are there. */
export const drawn = (page) =>
  page.waitForFunction(
    () =>
      document.querySelector('[data-picture], .ground') &&
      [...document.querySelectorAll('[data-picture]')].every(
        (each) => each.getClientRects().length === 0 || each.classList.contains('there'),
      ),
    null,
    { timeout: 20_000 },
  );

/** What stands in the given boxes of the page, by its light. */
async function looked(page, boxes, picture) {
  const lights = await page.evaluate(
    async ({ boxes, picture }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      const by = image.width / innerWidth;
      const part = (v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
      return boxes.map(({ x, y, width, height }) => {
        const { data } = context.getImageData(x * by, y * by, Math.ceil(width * by), Math.ceil(height * by));
        const all = [];
        for (let i = 0; i < data.length; i += 4)
          all.push(0.2126 * part(data[i]) + 0.7152 * part(data[i + 1]) + 0.0722 * part(data[i + 2]));
        all.sort((a, b) => b - a);
        // The lightest hundredth and twentieth, the middle, and the darkest twentieth.
        return [0.01, 0.05, 0.5, 0.95].map((each) => all[Math.floor(all.length * each)]);
      });
    },
    { boxes, picture },
  );
  return boxes.map((box, n) => ({ ...box, lights: lights[n] }));
}
const ratioOf = (a, b) => Math.round(((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)) * 10) / 10;
const part = (v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
const lightOf = (ink) => {
  const [r, g, b] = ink.match(/\d+/g).map(Number);
  return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
};

/** The boxes of what is on the screen as a whole. */
const seen = (page, boxes) => {
  const { width: wide, height: high } = page.viewportSize();
  return boxes.filter(
    ({ x, y, width, height }) => width > 0 && x >= 0 && y >= 0 && x + width < wide && y + height < high,
  );
};
const thingsOf = (scene) =>
  [...(scene.pieces ?? []), ...(scene.cards ?? [])].map(({ id }) => `svg [data-node="${id}"]`);

/** A picture of the page without these. */
async function without(page, hide) {
  const hidden = await page.addStyleTag({ content: `${hide.join()} { visibility: hidden }` });
  const picture = (await page.screenshot()).toString('base64');
  await hidden.evaluate((node) => node.remove());
  return picture;
}
// What lies over the board besides.
const above = ['.names', 'svg .mark', 'svg .pip', '.where', '.view > svg > g[fill=none]'];

/** How dark each name stands out from what lies under it: against the lightest hundredth of the pixels in its box. */
export async function contrasts(page, scene) {
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('.names text')].map((text) => {
      const box = text.getBoundingClientRect();
      // Not the rim of the place, which a long name may meet.
      const rim = Math.min(4, box.width / 12);
      const [x, width] = [box.x + rim, box.width - 2 * rim];
      return { name: text.textContent, ink: getComputedStyle(text).fill, x, y: box.y, width, height: box.height };
    }),
  );
  // What lies in a place has its own ground, and its name goes over it with an outline of its own.
  const picture = await without(page, [...thingsOf(scene), ...above]);
  const found = await looked(page, seen(page, names), picture);
  return found.map(({ name, ink, lights: [most] }) => ({ name, ratio: ratioOf(lightOf(ink), most) }));
}

/** How a token stands out from the board: its light parts (a rim, a sign, a face) from what lies under it, or
 *  where that
 * is light itself the dark line round it. */
export async function tokensOn(page, scene) {
  const tokens = await page.evaluate(
    (nodes) =>
      nodes.flatMap((name) => {
        const node = document.querySelector(name);
        if (!node) return [];
        const { x, y, width, height } = node.getBoundingClientRect();
        return [{ name, x, y, width, height }];
      }),
    (scene.pieces ?? []).map(({ id }) => `svg [data-node="${id}"]`),
  );
  const shown = seen(page, tokens);
  const on = await looked(page, shown, (await page.screenshot()).toString('base64'));
  const under = await looked(page, shown, await without(page, [...thingsOf(scene), ...above]));
  return on.map(({ name, lights: [, light, , dark] }, n) => {
    const ground = under[n].lights[2];
    return { name, ratio: Math.max(ratioOf(light, ground), ratioOf(dark, ground)) };
  });
}
