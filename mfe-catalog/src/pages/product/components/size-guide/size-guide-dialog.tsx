import { styled } from 'styled-components';
import { SizeTableView, UnitSwitch, useSizeUnit } from '@ritual/shared/blocks';
import { garmentLabel, garmentsOf, sizeTableName, sizeTables, type Garment } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { color, space, type } from '@ritual/shared/theme';
import { Dialog, Tabs, TextLink } from '@ritual/shared/ui';
import type { Product } from '@ritual/shared/contract';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`;

const About = styled.p`
  ${type('body')}
  color: ${color('text.secondary')};
`;

export interface SizeGuideDialogProps {
  readonly product: Pick<Product, 'gender' | 'categories' | 'fitNote'>;
  /** The chosen size, whose row is highlighted. */
  readonly size: string | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The size table of a product, without leaving its page. */
export function SizeGuideDialog({ product, size, open, onClose }: SizeGuideDialogProps) {
  const { gender, categories, fitNote } = product;
  const [unit, setUnit] = useSizeUnit();
  const garments = garmentsOf(categories);
  const tableOf = (garment: Garment) => (
    <SizeTableView
      caption={sizeTableName(gender, garment)}
      table={sizeTables[gender][garment]}
      unit={unit}
      marked={size}
    />
  );
  const [only] = garments;
  return (
    <Dialog open={open} onClose={onClose} title="Size guide">
      <Head>
        <About>{garments.map((garment) => sizeTableName(gender, garment)).join(' and ')}</About>
        <UnitSwitch unit={unit} onChange={setUnit} />
      </Head>
      {garments.length === 1 && only !== undefined ? (
        tableOf(only)
      ) : (
        <Tabs
          label="Garment"
          tabs={garments.map((garment) => ({
            id: garment,
            label: garmentLabel[garment],
            content: tableOf(garment),
          }))}
        />
      )}
      {fitNote !== null && <About>{fitNote}</About>}
      <div>
        <TextLink to={paths.sizeGuide.to()} onClick={onClose}>
          How to measure, and all sizes
        </TextLink>
      </div>
    </Dialog>
  );
}
