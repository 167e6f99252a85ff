import { homeLimits } from '@ritual/shared/kernel';
import { Field, SegmentedControl, TextArea } from '@ritual/shared/ui';
import type { FormSlide } from '../../../rules/home/home-form.ts';
import { Labeled, linkHint, LinkField, Row } from './field-parts.tsx';
import { fieldProps, type ThingProps } from './field-props.ts';
import { PictureField } from './picture-field.tsx';

const tones = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
] as const;

/** Words, link and pictures of a slide. */
export function SlideFields(props: ThingProps<FormSlide>) {
  const { thing, path, problems, onChange, onPick } = props;
  const field = (name: keyof FormSlide) => fieldProps(props, name);
  return (
    <>
      <Row>
        <TextArea
          label="Title"
          hint="Each line is one on the page."
          rows={3}
          maxLength={homeLimits.title}
          {...field('title')}
        />
        <TextArea label="Text" optional rows={3} maxLength={homeLimits.text} {...field('text')} />
      </Row>
      <Row>
        <Field label="Words of the link" maxLength={homeLimits.label} {...field('label')} />
        <LinkField hint={linkHint} {...field('link')} />
      </Row>
      <Row>
        <PictureField
          label="Picture"
          name={`${path}.wide`}
          hint="Its right part stays free of words."
          picture={thing.wide}
          ratio="16/9"
          error={problems[`${path}.wide`]}
          onFocus={(wide) => onChange(`${path}.wide`, { wide })}
          onPick={() =>
            onPick({ chosen: thing.wide.file, onChoose: (wide) => onChange(`${path}.wide`, { wide }) })
          }
        />
        <PictureField
          label="Picture for phones"
          optional
          name={`${path}.portrait`}
          hint="Upright. Without one, the picture is cropped at its sides."
          picture={thing.portrait}
          ratio="4/5"
          error={problems[`${path}.portrait`]}
          onFocus={(portrait) => onChange(`${path}.portrait`, { portrait })}
          onPick={() =>
            onPick({
              chosen: thing.portrait?.file ?? '',
              onChoose: (portrait) => onChange(`${path}.portrait`, { portrait }),
            })
          }
          onRemove={() => onChange(`${path}.portrait`, { portrait: null })}
        />
      </Row>
      <Row>
        <Field
          label="What it shows"
          hint="Read out to people who cannot see it."
          maxLength={homeLimits.alt}
          {...field('alt')}
        />
        <Labeled label="The picture is" hint="The words on it have the other color.">
          <SegmentedControl
            label="The picture is"
            segments={tones}
            value={thing.tone}
            onChange={(tone) => onChange(`${path}.tone`, { tone })}
          />
        </Labeled>
      </Row>
    </>
  );
}
