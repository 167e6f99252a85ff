import { styled } from 'styled-components';
import type { Person } from '@ritual/shared/contract';
import { contactTopicLabel } from '@ritual/shared/kernel';
import { Link } from '@ritual/shared/routing';
import { underlineOffset } from '@ritual/shared/theme';
import { Section, useRights, When } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { End, Nothing, Quiet, Rows } from './rows.ts';

const Linked = styled(Link)`
  text-decoration: underline;
  ${underlineOffset}
`;

/** What the person has written to the store. */
export function Messages({ person: { messages } }: { readonly person: Person }) {
  const may = useRights();
  return (
    <Section title="Messages">
      {messages.length === 0 && <Nothing>No messages from this person.</Nothing>}
      <Rows>
        {messages.map(({ id, reference, topic, excerpt, createdAt }) => (
          <li key={id}>
            {may('messages.read') ? <Linked to={adminPaths.message(id)}>{reference}</Linked> : reference}
            <span>{contactTopicLabel[topic]}</span>
            <End>
              <Quiet>
                <When at={createdAt} />
              </Quiet>
            </End>
            <Quiet>{excerpt}</Quiet>
          </li>
        ))}
      </Rows>
    </Section>
  );
}
