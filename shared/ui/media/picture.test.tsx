import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { keepStyles } from '../../testing/dom/styles.ts';
import { ArtPicture } from './art-picture.tsx';
import { Picture } from './picture.tsx';

const image = () => screen.getByRole('img', { name: 'Halo Scoop Bra, Bone, front' });

test('it offers the widths up to the master and keeps its ratio', () => {
  render(<Picture file="halo.webp" alt="Halo Scoop Bra, Bone, front" sizes="96px" />);
  expect(image()).toHaveAttribute(
    'srcset',
    [64, 128, 256, 384, 512, 640, 960]
      .map((width) => `/media/${String(width)}/halo.webp ${String(width)}w`)
      .join(', '),
  );
  expect(image()).toHaveAttribute('src', '/media/640/halo.webp');
  expect(image()).toHaveAttribute('sizes', '96px');
  expect(image()).toHaveAttribute('width', '960');
  expect(image()).toHaveAttribute('height', '1200');
});

test('pictures are lazy, the main one is not', () => {
  const { rerender } = render(<Picture file="halo.webp" alt="Halo Scoop Bra, Bone, front" sizes="96px" />);
  expect(image()).toHaveAttribute('loading', 'lazy');
  rerender(<Picture file="halo.webp" alt="Halo Scoop Bra, Bone, front" sizes="96px" priority />);
  expect(image()).toHaveAttribute('loading', 'eager');
  expect(image()).toHaveAttribute('fetchpriority', 'high');
});

test('a picture that fails to load keeps its name and box, and another one is tried', () => {
  const { rerender } = render(<Picture file="gone.webp" alt="Halo Scoop Bra, Bone, front" sizes="96px" />);
  fireEvent.error(image());
  expect(image()).not.toHaveAttribute('src');
  rerender(<Picture file="halo.webp" alt="Halo Scoop Bra, Bone, front" sizes="96px" />);
  expect(image()).toHaveAttribute('src', '/media/640/halo.webp');
});

test('no picture: the ring, named if there is an alternative text', () => {
  const { rerender } = render(<Picture file={null} alt="Halo Scoop Bra, Bone, front" sizes="96px" />);
  expect(image()).toBeInTheDocument();
  rerender(<Picture file={null} alt="" sizes="96px" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a file name cannot leave the folder of pictures', () => {
  render(<Picture file="../secret name.webp" alt="Halo Scoop Bra, Bone, front" sizes="96px" />);
  expect(image()).toHaveAttribute('src', '/media/640/..%2Fsecret%20name.webp');
});

test('a picture of another size and ratio offers no more than it has, and accounts for cropping', () => {
  const measures = { width: 600, height: 500 };
  render(<Picture file="wide.webp" alt="Halo Scoop Bra, Bone, front" sizes="96px" measures={measures} />);
  // 4:5 of 500 px height are 400 of the 600 px: two thirds of each file are visible.
  expect(image()).toHaveAttribute(
    'srcset',
    [
      [64, 43],
      [128, 85],
      [256, 171],
      [384, 256],
      [512, 341],
    ]
      .map(([width, seen]) => `/media/${String(width)}/wide.webp ${String(seen)}w`)
      .join(', '),
  );
  expect(image()).toHaveAttribute('width', '600');
  expect(image()).toHaveAttribute('height', '500');
});

test('what of it matters most stays in view where it is cropped', () => {
  keepStyles();
  const measures = { width: 600, height: 500, focus: '30% 70%' };
  render(<Picture file="wide.webp" alt="Halo Scoop Bra, Bone, front" sizes="96px" measures={measures} />);
  expect(image()).toHaveStyle({ objectPosition: '30% 70%' });
});

test('its placeholder lies under it until it has loaded, and is removed when it is missing', () => {
  const measures = { width: 960, height: 1200, placeholder: 'data:image/webp;base64,AA==' };
  const { container } = render(
    <Picture file="halo.webp" alt="Halo Scoop Bra, Bone, front" sizes="96px" measures={measures} />,
  );
  const [standIn, picture] = container.querySelectorAll('img');
  expect(standIn).toHaveAttribute('src', measures.placeholder);
  expect(standIn).toHaveAttribute('alt', '');
  expect(picture).toBe(image());
  fireEvent.error(image());
  expect(container.querySelectorAll('img')).toHaveLength(0);
});

test('artwork shows the placeholder of the ratio that it will have', () => {
  const { container } = render(
    <ArtPicture
      alt="A jacket before a ring of light"
      wide={{ file: 'hero-wide.webp', width: 2520, height: 1080, placeholder: 'data:image/webp;base64,AA==' }}
      portrait={{
        file: 'hero-portrait.webp',
        width: 1080,
        height: 1900,
        placeholder: 'data:image/webp;base64,BB==',
      }}
    />,
  );
  const [tones] = container.querySelectorAll('picture');
  expect(tones?.querySelector('source')).toHaveAttribute('srcset', 'data:image/webp;base64,AA==');
  expect(tones?.querySelector('img')).toHaveAttribute('src', 'data:image/webp;base64,BB==');
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

test('artwork has a separate source for landscape windows', () => {
  const { container } = render(
    <ArtPicture
      alt="A jacket before a ring of light"
      wide={{ file: 'hero-wide.webp', width: 2520, height: 1080 }}
      portrait={{ file: 'hero-portrait.webp', width: 1080, height: 1900 }}
    />,
  );
  const source = container.querySelector('source');
  expect(source).toHaveAttribute('media', '(min-width: 576px) and (min-aspect-ratio: 1/1)');
  expect(source?.srcset).toContain('/media/2520/hero-wide.webp 2520w');
  const art = screen.getByRole('img', { name: 'A jacket before a ring of light' });
  expect(art).toHaveAttribute('srcset', expect.stringContaining('/media/960/hero-portrait.webp 960w'));
  expect(art).toHaveAttribute('srcset', expect.not.stringContaining('1280w'));
});
