import { expect, test } from '@jest/globals';
import { sinceSent } from './since-sent.ts';

test('what was typed while a form was being saved stays', () => {
  const sent = { title: ' Sets ', text: 'Two', link: '' };
  const saved = { title: 'Sets', text: 'Two', link: '/sets' };
  expect(sinceSent({ ...sent, text: 'Two and' }, sent, saved)).toEqual({ title: 'Sets', link: '/sets' });
  expect(sinceSent({ ...sent, link: '/mine' }, sent, saved)).toEqual({ title: 'Sets', text: 'Two' });
});
