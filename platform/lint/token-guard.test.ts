import { describe, test } from '@jest/globals';
import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { escapeReason } from './escape-reason.ts';
import { tokenGuard } from './token-guard.ts';

RuleTester.describe = describe;
RuleTester.it = test;
RuleTester.itOnly = test.only;

const tester = new RuleTester({
  languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
});

const styled = (css: string) => `const Box = styled.div\`\n  ${css}\n\`;`;
const refuses = (css: string, instead?: RegExp) => ({
  name: css,
  code: styled(css),
  errors: [instead ? { message: instead } : { messageId: 'raw' }],
});

tester.run('token-guard', tokenGuard, {
  valid: [
    styled("color: ${color('text.primary')}; background: transparent; border: 0; fill: currentColor;"),
    styled('padding: ${space(2, 4)}; margin: 0 auto; inset: 50% auto auto -${space(1)}; gap: 2vw;'),
    styled(
      "${type('small')}\n  font-weight: ${weight('strong')}; line-height: inherit; letter-spacing: normal;",
    ),
    styled("transition: opacity ${motion('fast')}; animation: ${spin} ${motion('spin', 'linear')} infinite;"),
    styled('@media print { color: CanvasText; }\n  ${media.lg} { top: ${belowNavbar(6)}; }'),
    styled('@container (min-width: 340px) { grid-template-columns: 1fr 1fr; }'),
    styled("width: ${({ $size }) => $size}px; border-radius: ${radius('pill')}; z-index: 1; z-index: auto;"),
    styled('background: color-mix(in srgb, currentColor 8%, transparent);'),
    styled('a:hover, b:focus-visible { text-decoration: underline; }'),
    // Sizes without a token belong to their component.
    styled(
      'width: 88px; height: 18px; min-height: 620px; grid-template-columns: 72px 1fr; border: 7px solid;',
    ),
    styled('/* raw: the middle of the dot, which is 11 wide */\n  inset: 15px auto -4px 5px;'),
    styled('inset: 15px auto -4px 5px; /* raw: the middle of the dot, which is 11 wide */'),
    '<a href="#add" title="White and red">Add</a>;',
    `<path d="M3 3h2" fill="none" stroke="currentColor" />;`,
    '<meta content="width=device-width, initial-scale=1" />;',
    "const words = 'Color: choose one'; const hint = 'gap';",
    `<img sizes={sizesOf('100vw', '50vw', '25vw')} />;`,
  ],
  invalid: [
    refuses('color: #17181b;', /color\('ink\.900'\)/),
    refuses('color: WHITE;'),
    refuses('background: linear-gradient(red, ${color("ink.0")});'),
    refuses('border-color: rgb(0 0 0 / 20%);'),
    refuses('--shade: hsl(0 0% 0%);'),
    refuses('outline: thin solid black;'),
    refuses('padding: ${space(2)} 16px;', /space\(4\)/),
    refuses('margin-inline: -10px;', /space\(2\.5\)/),
    refuses('gap: 0.5rem;', /space\(2\)/),
    refuses('inset: 0 0 calc(100% + 7px);'),
    refuses('font-size: 15px;', /bodyS/),
    refuses('font-size: clamp(20px, 4vw, 40px);'),
    refuses('font-weight: 600;'),
    refuses('font-weight: bold;'),
    refuses('font-family: Arial, sans-serif;'),
    refuses('line-height: 1.4;'),
    refuses('letter-spacing: 0.02em;'),
    refuses('border-radius: 6px;'),
    refuses('box-shadow: 0 1px 2px ${color("ink.900")};'),
    refuses('z-index: 999;'),
    refuses('transition: opacity 160ms linear;', /motion\('fast'\)/),
    refuses('transition-timing-function: cubic-bezier(0, 0, 0, 1);'),
    refuses('animation: ${turn} 2s infinite;'),
    refuses('border: 1px solid currentColor;', /hairline/),
    refuses('height: 52px;', /controlHeight\('base'\)/),
    refuses('grid-template-columns: 1fr 400px;', /layout\.aside/),
    refuses('@media (min-width: 992px) { display: none; }', /media\.lg/),
    // The possible results of an expression are checked, too.
    refuses('padding: ${({ $dense }) => ($dense ? "6px" : space(4))};'),
    refuses('font-size: ${({ $size }) => ($size === 32 ? 12 : 16)}px;'),
    refuses("${({ $free }) => ($free ? 'font-weight: 600;' : '')}"),
    {
      name: 'a constant of the file',
      code: `const pad = 28;\n${styled('padding: ${pad}px;')}`,
      errors: [{ messageId: 'raw', line: 3 }],
    },
    {
      name: 'a table of the file',
      code: `const pads = { small: '6px', large: '10px' };\n${styled('padding: ${({ $size }) => pads[$size]};')}`,
      errors: [{ messageId: 'raw' }],
    },
    { name: 'an attribute', code: '<path stroke="red" />;', errors: [{ messageId: 'raw' }] },
    { name: 'a color by itself', code: "const tint = '#fff';", errors: [{ messageId: 'raw' }] },
    {
      name: 'sizes',
      code: '<img sizes="(min-width: 992px) 50vw, 100vw" />;',
      errors: [{ messageId: 'raw' }],
    },
    {
      name: 'an escape without a reason',
      code: styled('/* raw: */\n  padding: 5px;'),
      errors: [{ messageId: 'reason' }],
    },
    {
      name: 'an escape that excuses nothing',
      code: styled('/* raw: the middle of the dot, 11 wide */\n  padding: ${space(1)};'),
      errors: [{ messageId: 'needless' }],
    },
    {
      name: 'an escape reaches one declaration only',
      code: styled('/* raw: the middle of the dot, 11 wide */\n  padding: 5px;\n  margin: 5px;'),
      errors: [{ messageId: 'raw', line: 4 }],
    },
  ],
});

tester.run('escape-reason', escapeReason, {
  valid: ['// eslint-disable-next-line no-var -- the sandbox knows nothing newer\nvar a = 1;', '// a -- b'],
  invalid: [
    { code: '// eslint-disable-next-line no-var\nvar a = 1;', errors: [{ messageId: 'reason' }] },
    { code: '/* eslint-disable no-var -- */\nvar a = 1;', errors: [{ messageId: 'reason' }] },
  ],
});
