import { styled } from 'styled-components';
import { useShop } from '@ritual/shared/federation';
import { policyOf, replyWords } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { color, space, type } from '@ritual/shared/theme';
import { ButtonLink } from '@ritual/shared/ui';

const Panel = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  margin-block-start: ${space(8)};
  padding: ${space(6)};
  background: ${color('surface.panel')};
`;

const Title = styled.h2`
  ${type('h3')}
`;

const Words = styled.p`
  ${type('small')}
  color: ${color('text.muted')};
`;

/** Contact options when no answer fits. */
export function Help() {
  const reply = replyWords(policyOf(useShop()));
  return (
    <Panel>
      <div>
        <Title>Still need help?</Title>
        {reply !== '' && <Words>{reply}</Words>}
      </div>
      <ButtonLink to={paths.contact.to()}>Contact us</ButtonLink>
    </Panel>
  );
}
