import { Button, PrinterIcon } from '@ritual/shared/ui';
import { Scripted } from '../scripted.ts';

/** Prints the page. */
export function PrintButton() {
  return (
    <Scripted>
      <Button variant="outline" size="compact" icon={<PrinterIcon />} onClick={() => print()}>
        Print
      </Button>
    </Scripted>
  );
}
