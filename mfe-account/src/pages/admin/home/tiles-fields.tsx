import { useState } from 'react';
import { homeLimits } from '@ritual/shared/kernel';
import { Field, FormError, PlusIcon } from '@ritual/shared/ui';
import { Action } from '../../../admin/index.ts';
import { problemsIn } from '../../../rules/content/problems.ts';
import { moved, withChanges, without } from '../../../rules/content/keyed.ts';
import { newTile, type FormTile, type FormTiles } from '../../../rules/home/home-form.ts';
import { BlockList } from './block-list.tsx';
import { linkHint, LinkField, Row } from './field-parts.tsx';
import { fieldProps, type ThingProps } from './field-props.ts';
import { PictureField } from './picture-field.tsx';

interface TilesFieldsProps extends ThingProps<FormTiles> {
  readonly writable: boolean;
}

/** The tiles of one part, in their order. */
export function TilesFields({ writable, ...props }: TilesFieldsProps) {
  const { thing, path, problems, onChange, onPick } = props;
  const { tiles } = thing;
  const [made, setMade] = useState<number | null>(null);
  const all = `${path}.tiles`;
  return (
    <>
      <Row>
        <Field
          label="Title"
          hint="Read out, and not shown."
          maxLength={homeLimits.title}
          {...fieldProps(props, 'title')}
        />
      </Row>
      {problems[all] !== undefined && <FormError>{problems[all]}</FormError>}
      <BlockList
        label="Tiles"
        least={1}
        {...{ writable, made }}
        blocks={tiles.map((tile, index) => ({
          key: tile.key,
          name: `tile ${String(index + 1)}`,
          title: tile.name || 'New tile',
          detail: tile.link,
          picture: tile.picture.file ? tile.picture : undefined,
          hasProblem: problemsIn(problems, `${all}.${String(index)}`).length > 0,
          fields: (
            <TileFields
              {...{ thing: tile, path: `${all}.${String(index)}`, problems, onPick }}
              onChange={(at, changes) => onChange(at, { tiles: withChanges(tiles, tile.key, changes) })}
            />
          ),
        }))}
        onMove={(from, to) => onChange('', { tiles: moved(tiles, from, to) })}
        onRemove={(key) => onChange('', { tiles: without(tiles, key) })}
      />
      {writable && tiles.length < homeLimits.tiles && (
        <div>
          <Action
            icon={<PlusIcon size={16} />}
            onClick={() => {
              const tile = newTile();
              onChange(all, { tiles: [...tiles, tile] });
              setMade(tile.key);
            }}
          >
            Add a tile
          </Action>
        </div>
      )}
    </>
  );
}

function TileFields(props: ThingProps<FormTile>) {
  const { thing, path, problems, onChange, onPick } = props;
  return (
    <>
      <Row>
        <Field label="Name" maxLength={homeLimits.tile} {...fieldProps(props, 'name')} />
        <LinkField hint={linkHint} {...fieldProps(props, 'link')} />
      </Row>
      <Row>
        <PictureField
          label="Picture"
          name={`${path}.picture`}
          hint="Upright, four to five. Its name stands at the lower edge."
          picture={thing.picture}
          ratio="4/5"
          error={problems[`${path}.picture`]}
          onFocus={(picture) => onChange(`${path}.picture`, { picture })}
          onPick={() =>
            onPick({
              chosen: thing.picture.file,
              onChoose: (picture) => onChange(`${path}.picture`, { picture }),
            })
          }
        />
        <Field
          label="What it shows"
          hint="Read out to people who cannot see it."
          maxLength={homeLimits.alt}
          {...fieldProps(props, 'alt')}
        />
      </Row>
    </>
  );
}
