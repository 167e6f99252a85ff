import { styled } from 'styled-components';
import { useShop } from '@ritual/shared/federation';
import { paths } from '@ritual/shared/paths';
import { characters, color, layout, media, space } from '@ritual/shared/theme';
import { Container, Notice, PageTitle, TextLink } from '@ritual/shared/ui';
import { ContactForm } from './components/contact-form.tsx';
import { MessageSent } from './components/message-sent.tsx';
import { WaysToReachUs } from './components/ways-to-reach-us.tsx';
import { useContactForm } from './use-contact-form.ts';

const Layout = styled(Container)`
  display: grid;
  gap: ${space(8)};
  padding-block: ${space(7)} ${space(14)};
  ${media.lg} {
    grid-template-columns: minmax(0, ${layout.textColumn}px) ${layout.aside}px;
    justify-content: space-between;
    align-items: start;
    gap: ${space(11)};
    padding-block-start: ${space(10)};
  }
`;

const Intro = styled.p`
  max-width: ${characters(62)};
  margin-block: ${space(4)} ${space(7)};
  color: ${color('text.secondary')};
`;

const WithoutScript = styled.div`
  display: none;
  ${media.noScript} {
    display: block;
  }
`;

/** The contact form, and the other contact options. */
export function Component() {
  const facts = useShop()?.facts;
  const { sent, writeAnother, ...contact } = useContactForm();
  return (
    <Layout>
      <div>
        <PageTitle>Contact</PageTitle>
        <Intro>
          Ask us anything about an order, a return, a size or a product. Many answers are in our{' '}
          <TextLink look="inline" to={paths.faq.to()}>
            FAQ
          </TextLink>{' '}
          already.
        </Intro>
        <WithoutScript>
          <Notice>
            This form needs JavaScript.{' '}
            {facts && (
              <>
                Please write to{' '}
                <TextLink look="inline" href={`mailto:${facts.email}`}>
                  {facts.email}
                </TextLink>{' '}
                or call {facts.phone}.
              </>
            )}
          </Notice>
        </WithoutScript>
        {sent ? <MessageSent sent={sent} onAnother={writeAnother} /> : <ContactForm {...contact} />}
      </div>
      {facts && <WaysToReachUs facts={facts} />}
    </Layout>
  );
}
