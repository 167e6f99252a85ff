import type { AdminCollectionSummary } from '@ritual/shared/contract';
import { homeLimits } from '@ritual/shared/kernel';
import { Field, Select, TextArea } from '@ritual/shared/ui';
import type { FormPart, FormRow, FormWords } from '../../../rules/home/home-form.ts';
import { linkHint, LinkField, Row } from './field-parts.tsx';
import { fieldProps, type ThingProps } from './field-props.ts';
import { PictureField } from './picture-field.tsx';
import { TilesFields } from './tiles-fields.tsx';

interface PartFieldsProps extends ThingProps<FormPart> {
  readonly collections: readonly AdminCollectionSummary[];
  readonly writable: boolean;
}

/** The fields of a part below the slides. */
export function PartFields({ thing, onChange, collections, writable, ...rest }: PartFieldsProps) {
  switch (thing.kind) {
    case 'products':
      return <RowFields {...rest} {...{ thing, onChange, collections }} />;
    case 'tiles':
      return <TilesFields {...rest} {...{ thing, onChange, writable }} />;
    default:
      return <WordsFields {...rest} {...{ thing, onChange }} />;
  }
}

type RowProps = ThingProps<FormRow> & Pick<PartFieldsProps, 'collections'>;

function RowFields({ collections, ...props }: RowProps) {
  const { thing, path, onChange } = props;
  const known = collections.map(({ slug, title }) => ({ value: slug, label: title }));
  const isGone = thing.collection !== null && !known.some(({ value }) => value === thing.collection);
  return (
    <Row>
      <Field label="Title" maxLength={homeLimits.title} {...fieldProps(props, 'title')} />
      <Select
        label="Products"
        hint="Twelve at most, in the order of the collection."
        options={[
          { value: '', label: 'The latest of the store' },
          ...known,
          ...(isGone ? [{ value: thing.collection, label: `${thing.collection} (gone)` }] : []),
        ]}
        {...fieldProps(props, 'collection')}
        onChange={({ target }) => onChange(`${path}.collection`, { collection: target.value || null })}
      />
    </Row>
  );
}

const places =
  'Write {saleUpTo} for the largest discount of the moment; without a sale this part is not shown.';

function WordsFields(props: ThingProps<FormWords>) {
  const { thing, path, problems, onChange, onPick } = props;
  const field = (name: keyof FormWords) => fieldProps(props, name);
  return (
    <>
      <Row>
        <TextArea label="Title" hint={places} rows={2} maxLength={homeLimits.title} {...field('title')} />
        <TextArea label="Text" rows={2} maxLength={homeLimits.text} {...field('text')} />
      </Row>
      <Row>
        <Field label="Words of the link" maxLength={homeLimits.label} {...field('label')} />
        <LinkField hint={linkHint} {...field('link')} />
      </Row>
      <PictureField
        label="Picture"
        name={`${path}.picture`}
        hint="It stands dark behind the words, as decoration: it is not read out."
        picture={thing.picture}
        ratio="16/9"
        error={problems[`${path}.picture`]}
        onFocus={(picture) => onChange(`${path}.picture`, { picture })}
        onPick={() =>
          onPick({
            chosen: thing.picture.file,
            onChoose: (picture) => onChange(`${path}.picture`, { picture }),
          })
        }
      />
    </>
  );
}
