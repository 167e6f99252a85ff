import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import * as ui from './index.ts';

// Server pages are sent under a policy that forbids style attributes; dialogs are closed and empty there.
const nothing = () => undefined;
const page = (
  <>
    <ui.Button pending>Login</ui.Button>
    <ui.Picture file="halo.webp" alt="Halo Scoop Bra" sizes="50vw" priority />
    <ui.ProgressBar label="Free shipping" value={36} max={250} />
    <ui.Skeleton shape="line" width="62%" />
    <ui.Spinner />
    <ui.SwatchGroup
      label="Color"
      value={null}
      onChange={nothing}
      swatches={[{ value: 'pine', name: 'Pine', code: '#27453f' }]}
    />
    <ui.Stepper label="quantity" value={1} max={3} onChange={nothing} />
    <ui.Dialog open={false} onClose={nothing} title="Quick add">
      hidden words
    </ui.Dialog>
    <ui.Drawer open={false} onClose={nothing} title="Shopping Cart">
      hidden words
    </ui.Drawer>
    <ui.ToastRegion toasts={[]} onDismiss={nothing} />
  </>
);

test('nothing is rendered with a style attribute', () => {
  expect(renderToString(page)).not.toMatch(/\sstyle=/);
});

test('closed dialogs and drawers render nothing', () => {
  expect(renderToString(page)).not.toContain('hidden words');
});

test('the main picture can be fetched before the scripts', () => {
  expect(renderToString(page)).toContain('fetchPriority="high"');
});
