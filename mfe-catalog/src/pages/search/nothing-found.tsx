import { styled } from 'styled-components';
import { useShop } from '@ritual/shared/federation';
import { hasCollection } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { paths } from '@ritual/shared/paths';
import { ChipLink } from '@ritual/shared/ui';

const Root = styled.nav`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(4)} ${space(13)};
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const ways: readonly { readonly label: string; readonly to: string; readonly slug?: string }[] = [
  { label: 'New In', to: paths.newIn.to() },
  { label: 'Women', to: paths.collection.to({ slug: 'woman' }), slug: 'woman' },
  { label: 'Men', to: paths.collection.to({ slug: 'man' }), slug: 'man' },
  { label: 'Sets', to: paths.collection.to({ slug: 'sets' }), slug: 'sets' },
  { label: 'Sale', to: paths.collection.to({ slug: 'sale' }), slug: 'sale' },
  { label: 'All collections', to: paths.collections.to() },
];

/** Links for a search without words or without results. */
export function NothingFound({ q }: { readonly q: string }) {
  const shop = useShop();
  return (
    <Root aria-label="Ways on">
      <p>
        {q === ''
          ? 'Type what you are looking for, or start from here:'
          : 'Check the spelling, try fewer words, or start from here:'}
      </p>
      <Chips>
        {ways
          .filter(({ slug }) => slug === undefined || hasCollection(shop, slug))
          .map(({ label, to }) => (
            <ChipLink key={to} to={to}>
              {label}
            </ChipLink>
          ))}
      </Chips>
    </Root>
  );
}
