import { styled } from 'styled-components';
import { color, controlHeight, media, radius, screenOnly, space, visuallyHidden } from '@ritual/shared/theme';
import { useNavigate } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import { ArrowLeftIcon, TextLink } from '@ritual/shared/ui';

// On small screens a round button on the picture, from 992 px on a line of its own above.
const Root = styled.div`
  position: absolute;
  z-index: 1;
  inset: ${space(4)} auto auto ${space(4)};
  a {
    display: grid;
    place-items: center;
    width: ${controlHeight('compact')};
    height: ${controlHeight('compact')};
    border-radius: ${radius('pill')};
    background: ${color('ink.0')};
    color: ${color('text.primary')};
  }
  ${media.belowLg} {
    span {
      ${visuallyHidden}
    }
  }
  ${media.lg} {
    position: static;
    padding-block: ${space(5)};
    a {
      display: inline-flex;
      width: auto;
      height: auto;
      background: none;
      color: ${color('text.secondary')};
    }
  }
  ${screenOnly}
`;

/** Goes back if the previous page was one of the store; else to the collections. */
export function BackLink() {
  const navigate = useNavigate();
  return (
    <Root>
      <TextLink
        to={paths.collections.to()}
        look="quiet"
        icon={<ArrowLeftIcon />}
        onClick={(event) => {
          if (!hasPageBefore() || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          void navigate(-1);
        }}
      >
        <span>Back</span>
      </TextLink>
    </Root>
  );
}

// The router numbers its entries in the history's state; the first one has no page of ours before it.
function hasPageBefore(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
