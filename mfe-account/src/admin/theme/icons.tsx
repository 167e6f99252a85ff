import type { ReactNode } from 'react';

// Icons that only the admin area has, in the manner of shared/ui: 24 grid, stroke 1.6, round.

function Drawn({
  children,
  size = 18,
}: {
  readonly children: ReactNode;
  readonly size?: number | undefined;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      {children}
    </svg>
  );
}

interface Props {
  readonly size?: number;
}

const drawn = (d: string) =>
  function DrawnIcon({ size }: Props) {
    return (
      <Drawn size={size}>
        <path d={d} />
      </Drawn>
    );
  };

export const MoonIcon = drawn('M20 14.2A8.5 8.5 0 0 1 9.8 4 8.5 8.5 0 1 0 20 14.2Z');
export const SunIcon = drawn(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M5.3 18.7l1.8-1.8M16.9 7.1l1.8-1.8',
);
export const LetterIcon = drawn('M4 5h16v14H4zM8 9.5h8M8 13h8M8 16h4');
export const LinksIcon = drawn('M4 5h16v4H4zM4 15h16v4H4zM7 12h4M14 12h3');
export const PagesIcon = drawn('M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6');
export const HouseIcon = drawn('M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-6h4v6');
export const StoreIcon = drawn(
  'M4 10v10h16V10M3 9.5 5 4h14l2 5.5c0 3-4.5 3-4.5 0 0 3-4.5 3-4.5 0 0 3-4.5 3-4.5 0 0 3-4.5 3-4.5 0ZM10 20v-6h4v6',
);
export const ColumnsIcon = drawn('M4 5h16v14H4V5ZM9.3 5v14M14.7 5v14');
export const ExportIcon = drawn('M12 15V4M8 7.5 12 3.5l4 4M4.5 14v6h15v-6');
export const TagIcon = drawn('M4 4h7.5L20 12.5 12.5 20 4 11.5ZM8 8h.01');
export const LayersIcon = drawn(
  'M12 3.5 21 8l-9 4.5L3 8l9-4.5ZM3.5 12 12 16.2 20.5 12M3.5 16 12 20.2 20.5 16',
);
export const RulerIcon = drawn('M3 8h18v8H3V8ZM7 8v3M11 8v4M15 8v3M19 8v4');
export const ListIcon = drawn('M8.5 6h11.5M8.5 12h11.5M8.5 18h11.5M4 6h.5M4 12h.5M4 18h.5');
export const ScanIcon = drawn('M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M4 12h16');
