import { useState } from 'react';
import { styled } from 'styled-components';
import type { NavigationTarget } from '@ritual/shared/contract';
import { navigationLimits } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Field, PlusIcon, Select } from '@ritual/shared/ui';
import { Action } from '../../../admin/index.ts';
import { moved, withChanges, without } from '../../../rules/content/keyed.ts';
import { problemsIn, type Problems } from '../../../rules/content/problems.ts';
import { newLink, type FormLink } from '../../../rules/navigation/navigation-form.ts';
import { BlockList } from '../home/block-list.tsx';
import { Row } from '../home/field-parts.tsx';
import { fieldProps } from '../home/field-props.ts';

const Foot = styled.div`
  margin-block: ${space(3)};
`;

interface LinkListProps {
  readonly label: string;
  /** 'menu', 'columns.0.links' */
  readonly path: string;
  readonly links: readonly FormLink[];
  readonly most: number;
  readonly least?: number;
  readonly targets: readonly NavigationTarget[];
  /** Links to other sites are possible. */
  readonly sites: boolean;
  readonly writable: boolean;
  readonly problems: Problems;
  /** @param path of what is changed; '' after something was moved */
  readonly onChange: (path: string, links: readonly FormLink[]) => void;
}

/** Links in their order. */
export function LinkList({ label, path, links, most, least = 0, targets, sites, ...props }: LinkListProps) {
  const { writable, problems, onChange } = props;
  const [made, setMade] = useState<number | null>(null);
  // One that leads nowhere yet is there to be filled in, as the first of a new column.
  const [unfilled] = useState(() =>
    links.filter(({ label, to }) => label === '' && to === '').map(({ key }) => key),
  );
  const nameOf = (to: string) => targets.find((each) => each.to === to)?.label ?? to;
  return (
    <>
      <BlockList
        {...{ label, least, writable, made }}
        opened={unfilled}
        pictured={false}
        blocks={links.map((link, index) => {
          const at = `${path}.${String(index)}`;
          return {
            ...{ key: link.key, name: `link ${String(index + 1)} of ${label}` },
            ...{ title: link.label || 'New link', detail: nameOf(link.to) },
            hasProblem: problemsIn(problems, at).length > 0,
            fields: (
              <LinkFields
                {...{ link, targets, sites, problems }}
                path={at}
                onChange={(field, changes) => onChange(field, withChanges(links, link.key, changes))}
              />
            ),
          };
        })}
        onMove={(from, to) => onChange('', moved(links, from, to))}
        onRemove={(key) => onChange('', without(links, key))}
      />
      {writable && links.length < most && (
        <Foot>
          <Action
            icon={<PlusIcon size={16} />}
            aria-label={`Add a link: ${label}`}
            onClick={() => {
              const link = newLink();
              onChange(path, [...links, link]);
              setMade(link.key);
            }}
          >
            Add a link
          </Action>
        </Foot>
      )}
    </>
  );
}

const kinds: Readonly<Record<NavigationTarget['kind'], string>> = {
  page: 'Page',
  'own-page': 'Own page',
  collection: 'Collection',
};
/** Stands for an address that is typed. */
const typed = 'typed';

interface LinkFieldsProps extends Pick<LinkListProps, 'targets' | 'sites' | 'problems' | 'path'> {
  readonly link: FormLink;
  readonly onChange: (path: string, changes: Partial<FormLink>) => void;
}

function LinkFields({ link, targets, sites, path, problems, onChange }: LinkFieldsProps) {
  const { label, to } = link;
  const [isTyped, setTyped] = useState(to !== '' && !targets.some((each) => each.to === to));
  const given = { ...{ thing: link, path, problems, onChange } };
  const at = `${path}.to`;
  const choose = (value: string) => {
    setTyped(value === typed);
    const target = targets.find((each) => each.to === value);
    const words = target && label === '' ? { label: target.label } : {};
    onChange(at, { to: value === typed ? 'https://' : value, ...words });
  };
  return (
    <>
      <Row>
        <Field label="Words" maxLength={navigationLimits.label} {...fieldProps(given, 'label')} />
        <Select
          size="compact"
          label="Leads to"
          placeholder="Choose where it leads"
          {...(isTyped ? {} : { name: at, error: problems[at] })}
          value={isTyped ? typed : to}
          options={[
            ...targets.map((each) => ({ value: each.to, label: `${kinds[each.kind]}: ${each.label}` })),
            ...(sites || isTyped ? [{ value: typed, label: 'Another address' }] : []),
          ]}
          onChange={({ target }) => choose(target.value)}
        />
      </Row>
      {isTyped && (
        <Field
          label="Address"
          hint="A page of the store, or https://… for another site."
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={navigationLimits.link}
          {...fieldProps(given, 'to')}
        />
      )}
    </>
  );
}
