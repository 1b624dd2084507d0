import { expect, test } from 'vitest';
import { onOffer } from './offer';

const option = {
  id: 'ancient_one',
  title: 'Ancient One',
  default: 'random',
  values: [
    { id: 'random', title: 'drawn at random' },
    { id: 'yig', title: 'Yig' },
    { id: 'drowned_bell', title: 'Drowned Bell', needs: ['lighthouse', 'lighthouse_ancient_ones'] },
  ],
};

test('what comes in a box is on offer with the box or with its part', () => {
  const ids = (chosen: Record<string, string>) => onOffer(option, chosen).map((value) => value.id);
  expect(ids({})).toEqual(['random', 'yig']);
  expect(ids({ lighthouse: 'no' })).toEqual(['random', 'yig']);
  expect(ids({ lighthouse: 'yes' })).toEqual(['random', 'yig', 'drowned_bell']);
  expect(ids({ lighthouse_ancient_ones: 'yes' })).toContain('drowned_bell');
});
