import { styled } from 'styled-components';
import { color, onDark, radius, space, type } from '@ritual/shared/theme';
import { Picture } from '@ritual/shared/ui';

const Panel = styled.section`
  padding: ${space(6)};
  background: ${color('surface.panel')};
`;

const Heading = styled.h2`
  margin-block-end: ${space(5)};
  ${type('h3')}
`;

const Frame = styled.div`
  position: relative;
`;

/** Lines over the picture; in the picture's own coordinates, so that they stay where they belong at any width. */
const Lines = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
`;

const Tips = styled.ol`
  display: grid;
  gap: ${space(3)};
  margin-block-start: ${space(5)};
  ${type('small')}
`;

const Tip = styled.li`
  display: flex;
  gap: ${space(3)};
`;

const Dot = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: ${radius('pill')};
  background: ${color('action.primary')};
  ${onDark}
  font-size: 11px;
  font-weight: 650;
`;

const measures = [
  { name: 'Chest', how: 'around the fullest part, tape level.', y: 270, from: 300, to: 660 },
  { name: 'Waist', how: 'the narrowest part, breathe out first.', y: 545, from: 345, to: 625 },
  { name: 'Hips', how: 'the widest part, feet together.', y: 700, from: 310, to: 650 },
];

/** Where to put the tape. */
export function MeasuringGuide() {
  return (
    <Panel aria-labelledby="how-to-measure">
      <Heading id="how-to-measure">How to measure</Heading>
      <Frame>
        <Picture file="ascend-set-w-mulberry-front.webp" alt="" sizes="(min-width: 992px) 352px, 100vw" />
        <Lines viewBox="0 0 960 1200" aria-hidden focusable="false">
          {measures.map(({ name, y, from, to }, index) => (
            <g key={name}>
              <path
                d={`M${from} ${y}H${to}`}
                stroke={color('ink.0')}
                strokeWidth="3"
                strokeDasharray="10 8"
              />
              <circle cx={to + 46} cy={y} r="30" fill={color('action.primary')} />
              <text
                x={to + 46}
                y={y + 11}
                textAnchor="middle"
                fontSize="32"
                fontWeight="650"
                fill={color('text.onDark')}
              >
                {index + 1}
              </text>
            </g>
          ))}
        </Lines>
      </Frame>
      <Tips>
        {measures.map(({ name, how }, index) => (
          <Tip key={name}>
            <Dot aria-hidden>{index + 1}</Dot>
            <span>
              {name}: {how}
            </span>
          </Tip>
        ))}
      </Tips>
    </Panel>
  );
}
