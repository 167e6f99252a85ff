import type { DefaultPage } from '../page-source.ts';

export const accessibilityPage: DefaultPage = {
  title: 'Accessibility',
  description: 'How we build this store so that everybody can use it, and how to tell us what is in the way.',
  intro: 'How we build this store so that everybody can use it, and how to tell us what is in the way.',
  changed: '2026-11-28',
  text: `## What we aim for {#aim}

This store is made to be used by everybody: with a mouse, with a finger, with the keyboard alone, with a screen reader, in large type and in high contrast.

We build it to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.

## What that means here {#means}

- Everything works with the keyboard. What has the focus is outlined, and the first link of each page leads to its content.
- Pages have headings, landmarks and names that screen readers read out. What changes on a page is announced.
- Text can be enlarged to twice its size, and pages fit a window of 320 pixels.
- Colors are never the only sign of something, and contrasts are those of the guidelines.
- If your system asks for less motion, there is less motion.
- Errors stand beside their fields, in words that say what to do.

## How we check it {#check}

Each release of the store is checked by machines before it is published: every page, in its states and sizes of window, for what the guidelines ask and a machine can see. Machines find only a part, which is why we want to hear from you.

## What we know of {#limits}

- You pay on a page of our payment provider, Stripe, which [describes its own accessibility](https://stripe.com/accessibility). We cannot change that page.
- Pages of carriers, to which links of parcels lead, are theirs.

## If something is in the way {#feedback}

[Write to us](/contact) with the address of the page and what you wanted to do, email {{email}} or call {{phone}}. {{reply_time}} If you cannot place your order meanwhile, we take it by phone.

You can also write to {{postal_address}}.`,
};
