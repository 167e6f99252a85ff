import { styled } from 'styled-components';
import { color, media, sizesOf, space, type, weight } from '@ritual/shared/theme';
import { Picture } from '@ritual/shared/ui';

const Panel = styled.section`
  ${media.lg} {
    padding: ${space(7)};
    background: ${color('surface.panel')};
  }
`;

const Heading = styled.h2`
  margin-block-end: ${space(4)};
  ${type('h3')}
  ${media.lg} {
    margin-block-end: ${space(5)};
  }
`;

/** Crops the legs below the hips: no measurement is taken there. */
const Frame = styled.div`
  position: relative;
  aspect-ratio: 16 / 17;
  overflow: hidden;
`;

/** Enlarges the picture together with the lines. */
const Close = styled.div`
  position: absolute;
  inset: -9% -20% auto;
`;

/** Lines over the picture, in the picture's own coordinates, so that they stay in place at any width. */
const Lines = styled.svg`
  position: absolute;
  inset: 0 0 auto;
  width: 100%;
`;

const Tips = styled.ol`
  display: grid;
  gap: ${space(3)};
  margin-block-start: ${space(5)};
  ${type('small')}
`;

const Tip = styled.li`
  display: flex;
  gap: ${space(2)};
`;

const Mark = styled.span`
  flex: none;
  font-weight: ${weight('heavy')};
  color: ${color('text.sale')};
`;

const Others = styled.p`
  margin-block-start: ${space(4)};
  ${type('small')}
  color: ${color('text.muted')};
`;

const measures = [
  { name: 'Chest', how: 'around the fullest part, tape level.', y: 270, from: 350, to: 615 },
  { name: 'Waist', how: 'the narrowest part, breathe out first.', y: 470, from: 380, to: 580 },
  { name: 'Hips', how: 'the widest part, feet together.', y: 630, from: 350, to: 610 },
];

/** Where to place the tape. */
export function MeasuringGuide() {
  return (
    <Panel aria-labelledby="how-to-measure">
      <Heading id="how-to-measure">How to measure</Heading>
      <Frame>
        <Close>
          <Picture
            file="ascend-set-w-mulberry-front.webp"
            alt=""
            sizes={sizesOf('140vw', '140vw', '470px')}
          />
          <Lines viewBox="0 0 960 1200" aria-hidden focusable="false">
            {measures.map(({ name, y, from, to }, index) => (
              <g key={name}>
                <path
                  d={`M${from} ${y}H${to}`}
                  stroke={color('ink.0')}
                  strokeWidth="2.5"
                  strokeDasharray="10 8"
                />
                <circle cx={to + 40} cy={y} r="24" fill={color('badge.count')} />
                <text
                  x={to + 40}
                  y={y + 9}
                  textAnchor="middle"
                  fontSize="26"
                  fontWeight="650"
                  fill={color('text.onDark')}
                >
                  {index + 1}
                </text>
              </g>
            ))}
          </Lines>
        </Close>
      </Frame>
      <Tips>
        {measures.map(({ name, how }, index) => (
          <Tip key={name}>
            <Mark aria-hidden>{index + 1}</Mark>
            <span>
              {name}: {how}
            </span>
          </Tip>
        ))}
      </Tips>
      <Others>
        Inseam: along the inside of the leg, from the crotch to the ankle. Foot length: from the heel to the
        longest toe, standing.
      </Others>
    </Panel>
  );
}
