import { useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { bodyMeasures, type BodyMeasure, type SizeUnit } from '@ritual/shared/kernel';
import { characters, color, layout, media, screenOnly, space, type } from '@ritual/shared/theme';
import { Button, ButtonRow, Field, FormError, VisuallyHidden } from '@ritual/shared/ui';
import {
  errorsOf,
  isEmpty,
  nothingMeasured,
  textsIn,
  type Measurements,
} from '../../../rules/measurements.ts';
import type { KeptMeasurements } from '../use-measurements.ts';
import { FoundSizes, type FoundSizesProps } from './found-sizes.tsx';

interface FindMySizeProps extends KeptMeasurements, Omit<FoundSizesProps, 'measured'> {
  readonly unit: SizeUnit;
}

const Section = styled.section`
  max-width: ${layout.textColumn}px;
  ${screenOnly}
  ${media.noScript} {
    display: none;
  }
`;

const Heading = styled.h2`
  ${type('h2')}
  scroll-margin-block-start: ${space(14)};
`;

const Intro = styled.p`
  max-width: ${characters(68)};
  margin-block: ${space(3)} ${space(5)};
  color: ${color('text.secondary')};
`;

const Form = styled.form`
  display: grid;
  gap: ${space(5)};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  gap: ${space(4)};
`;

/** Finds sizes from measurements. They are stored in this browser and never sent. */
export function FindMySize({ unit, measured, keep, forget, ...of }: FindMySizeProps) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Measurements>();
  const [errors, setErrors] = useState<Readonly<Partial<Record<BodyMeasure, string>>>>({});
  const [nothing, setNothing] = useState(false);
  const [said, setSaid] = useState('');
  const texts = textsIn(unit, typed ?? measured ?? nothingMeasured);

  const change = (measure: BodyMeasure, text: string) => {
    setTyped({ unit, texts: { ...texts, [measure]: text } });
    setErrors((before) => ({ ...before, [measure]: undefined }));
    setNothing(false);
    setSaid('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = typed ?? measured ?? nothingMeasured;
    const given = { unit, texts: textsIn(unit, next) };
    const found = errorsOf(given);
    const wrong = bodyMeasures.find((measure) => measure in found) ?? (isEmpty(given) ? 'Chest' : undefined);
    setErrors(found);
    setNothing(isEmpty(given));
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    else {
      keep(next);
      setSaid('Your sizes are below the form.');
    }
  };
  return (
    <Section aria-labelledby="find-my-size">
      <Heading id="find-my-size">Find my size</Heading>
      <Intro>
        Type in what you have measured; what you leave out is left out. Your measurements stay in this browser
        and are not sent to us.
      </Intro>
      <Form ref={form} method="post" onSubmit={submit} noValidate>
        {nothing && <FormError>Type in at least one measurement.</FormError>}
        <Fields>
          {bodyMeasures.map((measure) => (
            <Field
              key={measure}
              name={measure}
              label={`${measure} (${unit})`}
              required={false}
              inputMode="decimal"
              autoComplete="off"
              value={texts[measure]}
              error={errors[measure]}
              onChange={({ target }) => change(measure, target.value)}
            />
          ))}
        </Fields>
        <ButtonRow>
          <Button type="submit">Find my size</Button>
          {measured && (
            <Button
              variant="outline"
              onClick={() => {
                setTyped(undefined);
                setErrors({});
                setSaid('Your measurements are forgotten.');
                forget();
              }}
            >
              Forget my measurements
            </Button>
          )}
        </ButtonRow>
      </Form>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {measured && <FoundSizes {...of} measured={measured} />}
    </Section>
  );
}
