import { styled } from 'styled-components';
import { SizeTableView, UnitSwitch, useSizeUnit } from '@ritual/shared/blocks';
import type { SizeChart } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { color, space, type } from '@ritual/shared/theme';
import { Dialog, Tabs, TextLink } from '@ritual/shared/ui';

export { loadCharts } from './load-charts.ts';

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
  /** Of the product: a set has one for its top and one for its bottom. */
  readonly charts: readonly SizeChart[];
  readonly fitNote: string | null;
  /** The chosen size, whose row is highlighted. */
  readonly size: string | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The size charts of a product, without leaving its page. */
export function SizeGuideDialog({ charts, fitNote, size, open, onClose }: SizeGuideDialogProps) {
  const [unit, setUnit] = useSizeUnit();
  const tableOf = (chart: SizeChart) => <SizeTableView {...{ chart, unit }} marked={size} />;
  const [only] = charts;
  return (
    <Dialog open={open} onClose={onClose} title="Size guide">
      <Head>
        <About>{charts.map(({ name }) => name).join(' and ')}</About>
        <UnitSwitch unit={unit} onChange={setUnit} />
      </Head>
      {charts.length === 1 && only !== undefined ? (
        tableOf(only)
      ) : (
        <Tabs
          label="Garment"
          tabs={charts.map((chart, index) => ({
            id: `chart-${String(index)}`,
            label: chart.label,
            content: tableOf(chart),
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
