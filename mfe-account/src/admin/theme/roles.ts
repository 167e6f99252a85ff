import { colorPropertiesOfShop } from './shop-colors.ts';

/** What each color of the admin area is for: its light and its dark value. */
export const roles = {
  page: ['#f8f7f5', '#101113'],
  panel: ['#ffffff', '#17181b'],
  raised: ['#ffffff', '#1e2023'],
  tint: ['#f8f7f5', '#1b1d20'],
  selected: ['#f1efec', '#25282c'],
  hairline: ['#e6e4e0', '#292b30'],
  divider: ['#dad9d6', '#373a3f'],
  control: ['#878b92', '#747981'],
  checkbox: ['#686c73', '#8b8f97'],
  focus: ['#17181b', '#f1efec'],
  sidebar: ['#0e0f11', '#0b0c0d'],
  'sidebar-current': ['#24262a', '#222427'],
  text: ['#17181b', '#f1efec'],
  secondary: ['#4f5359', '#c2c4c7'],
  muted: ['#686c73', '#9a9da2'],
  accent: ['#bf3218', '#f26b4b'],
  fill: ['#bf321812', '#f26b4b1f'],
  danger: ['#9c2711', '#ff9a82'],
  error: ['#fdf3ef', '#2a1611'],
  filled: ['#17181b', '#f1efec'],
  'filled-text': ['#ffffff', '#17181b'],
  'filled-hover': ['#373a3f', '#dad9d6'],
  bulk: ['#0e0f11', '#2d3035'],
  'bulk-text': ['#ffffff', '#f1efec'],
  'bulk-muted': ['#b8babd', '#c2c4c7'],
  warning: ['#b98a2e', '#8f6d25'],
  changed: ['#878b92', '#747981'],
  skeleton: ['#eceae6', '#25282c'],
  shadow: ['#0e0f1138', '#00000099'],
  scrim: ['#0e0f117a', '#0000009e'],
  'good-text': ['#1d6448', '#86d0aa'],
  'good-tint': ['#e5f0ea', '#15301f'],
  'warn-text': ['#805200', '#ecbf69'],
  'warn-tint': ['#fdf1d9', '#36280d'],
  'info-text': ['#2b5680', '#96c0ea'],
  'info-tint': ['#e7eef5', '#182c40'],
  'neutral-text': ['#4f5359', '#c2c4c7'],
  'neutral-tint': ['#f1efec', '#2a2d31'],
  'bad-text': ['#9c2711', '#ff9a82'],
  'bad-tint': ['#fbe3db', '#3d1c14'],
} as const;

export type Role = keyof typeof roles;

/** A color of the admin area by what it is for: `role('panel')`. */
export const role = (name: Role): string => `var(--admin-${name})`;

/**
 * The custom properties of the frame's root. Both values are in each: the element's `color-scheme` decides, so that the sidebar can be
 * dark in both schemes. The shop's colors follow, for the components of `shared/ui`.
 */
export const schemeStyle = [
  ...Object.entries(roles).map(([name, [light, dark]]) => `--admin-${name}: light-dark(${light}, ${dark});`),
  ...Object.entries(colorPropertiesOfShop).map(([name, is]) => `--color-${name}: ${role(is as Role)};`),
  `--focus-ring: ${role('focus')};`,
].join(' ');
