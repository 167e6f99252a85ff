import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { StorefrontPart } from '@ritual/shared/contract';
import { controlHeight, space } from '@ritual/shared/theme';
import { ArrowRightIcon, Select } from '@ritual/shared/ui';
import { shortTime, text } from '../../../../admin/index.ts';
import type { Target } from './target.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr);
  align-items: end;
  gap: ${space(4)};
`;

const Live = styled.div`
  display: grid;
  gap: ${space(2)};
  ${text('label')}
`;

const Version = styled.p`
  display: grid;
  align-items: center;
  min-height: ${controlHeight('compact')};
  ${text('cellStrong')}
`;

const Arrow = styled.span`
  display: grid;
  align-items: center;
  height: ${controlHeight('compact')};
`;

interface Props {
  readonly part: StorefrontPart;
  readonly onChange: (target: Target) => void;
}

/** One part to one of its earlier releases. */
export function ReleaseTarget({ part: { name, version, earlier }, onChange }: Props) {
  const [chosen, setChosen] = useState(earlier[0]?.version ?? '');
  const revision = earlier.find((one) => one.version === chosen)?.revision;
  useEffect(() => {
    if (revision !== undefined) onChange({ parts: [name], to: { revision } });
  }, [name, revision, onChange]);
  return (
    <Root>
      <Live>
        Live
        <Version>{version}</Version>
      </Live>
      <Arrow>
        <ArrowRightIcon size={18} />
      </Arrow>
      <Select
        label="Back to"
        name="release"
        size="compact"
        value={chosen}
        options={earlier.map((one) => ({
          value: one.version,
          label: `${one.version} (until ${shortTime(one.until)})`,
        }))}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
    </Root>
  );
}
