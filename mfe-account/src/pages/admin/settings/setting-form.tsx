import { useEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useForm } from '@ritual/shared/blocks';
import type { AdminSettings } from '@ritual/shared/contract';
import { getSettings } from '@ritual/shared/contract/admin-calls';
import { api, isApiError } from '@ritual/shared/http';
import { space } from '@ritual/shared/theme';
import {
  Action,
  ConflictDialog,
  conflictFields,
  differ,
  FormFailure,
  merged,
  shownField,
  role,
  Section,
  text,
  type Conflict,
  useUndo,
} from '../../../admin/index.ts';
import type { SettingsPart } from '../../../admin/paths.ts';
import { sinceSent } from '../../../rules/form/since-sent.ts';

/** Never more than two columns: the least and the most of a period stand side by side. */
const Grid = styled.div`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(220px, 50% - ${space(2)})), 1fr));
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(2)};
  margin-block-start: ${space(4)};
`;

const Unsaved = styled.span`
  ${text('label')}
  color: ${role('secondary')};
`;

const Fields = styled.fieldset`
  display: contents;
`;

interface SettingFormProps<Name extends string, Parsed> {
  readonly part: SettingsPart;
  readonly title: string;
  readonly settings: AdminSettings;
  readonly labels: Readonly<Record<Name, string>>;
  readonly fieldsOf: (settings: AdminSettings) => Readonly<Record<Name, string>>;
  /** A value as the form shows it, where that is not how it is stored: '2:00 PM' for '14:00'. */
  readonly shown?: (name: string, value: string) => string;
  readonly versionOf: (settings: AdminSettings) => number;
  readonly schema: Parameters<typeof useForm<Readonly<Record<Name, string>>, Parsed>>[0]['schema'];
  readonly put: (parsed: Parsed, version: number) => Promise<AdminSettings>;
  /** What is said once it is saved. */
  readonly done: string;
  readonly writable: boolean;
  readonly onSaved: (settings: AdminSettings) => void;
  /** Stable: for the page, which asks before unsaved changes are left. */
  readonly onUnsaved: (unsaved: boolean) => void;
  readonly children: (
    field: ReturnType<typeof useForm<Readonly<Record<Name, string>>, Parsed>>['field'],
  ) => ReactNode;
}

/** One group of settings. Of two who change it the second sees what the first has written, and chooses. */
export function SettingForm<Name extends string, Parsed>(props: SettingFormProps<Name, Parsed>) {
  const { part, title, labels, fieldsOf, versionOf, schema, put, done, writable, onSaved, onUnsaved } = props;
  const say = useUndo();
  // As it was when the form was opened or saved.
  const [base, setBase] = useState(props.settings);
  const was = fieldsOf(base);
  const [conflict, setConflict] = useState<Conflict<Name> | null>(null);
  const { form, field, values, fill, failure, pending } = useForm({
    initial: was,
    schema,
    submit: (parsed): Promise<void> => save(parsed, versionOf(base), values),
  });
  const isUnsaved = differ(was, values);
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);

  /** @param sent what was in the form then: what was typed since stays */
  const take = (saved: AdminSettings, sent?: typeof was) => {
    setBase(saved);
    fill((now) => sinceSent(now, sent ?? now, fieldsOf(saved)));
    onSaved(saved);
  };
  const parse = async (fields: Readonly<Record<Name, string>>) => {
    const { data, error } = (await schema()).safeParse(fields);
    if (data === undefined) throw error ?? new Error('These fields cannot be saved.');
    return data;
  };
  /** @param before what stood there, to which Undo leads back */
  async function save(parsed: Parsed, version: number, sent: typeof was, before = was) {
    try {
      const saved = await put(parsed, version);
      setConflict(null);
      take(saved, sent);
      const isFirst = version === 0 && base.facts === null;
      const undo = async () => take(await put(await parse(before), versionOf(saved)));
      say({ words: done, ...(!isFirst && { undo }) });
    } catch (error) {
      if (!isApiError(error, 'SETTINGS_CHANGED')) throw error;
      const now = await api.call(getSettings, {});
      setConflict({ was, yours: values, theirs: fieldsOf(now), version: versionOf(now) });
    }
  }

  return (
    <form {...form} aria-label={title}>
      <Section id={part} title={title}>
        {failure !== null && <FormFailure>{failure}</FormFailure>}
        <Fields disabled={!writable}>
          <Grid>{props.children(field)}</Grid>
        </Fields>
        {writable && (
          <Foot>
            {isUnsaved && <Unsaved role="status">Not saved yet</Unsaved>}
            {isUnsaved && <Action onClick={() => fill(() => was)}>Discard</Action>}
            <Action type="submit" look={isUnsaved ? 'filled' : 'outline'} pending={pending}>
              Save
            </Action>
          </Foot>
        )}
      </Section>
      {conflict && (
        <ConflictDialog
          open
          who={null}
          what={`${title}, since you opened the form`}
          fields={conflictFields(conflict, labels).map((each) =>
            shownField(each, (value) => props.shown?.(each.name, value) ?? value),
          )}
          onBack={() => setConflict(null)}
          onSave={async (choices) => {
            const chosen = merged(conflict, choices);
            fill(() => chosen);
            await save(await parse(chosen), conflict.version, chosen, conflict.theirs);
          }}
        />
      )}
    </form>
  );
}
