import { Button, PrinterIcon } from '@ritual/shared/ui';
import { Scripted } from '../scripted.ts';

export function PrintButton() {
  return (
    <Scripted>
      <Button variant="outline" size="compact" icon={<PrinterIcon />} onClick={() => print()}>
        Print
      </Button>
    </Scripted>
  );
}
