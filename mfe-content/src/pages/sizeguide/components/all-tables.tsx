import { styled } from 'styled-components';
import { SizeTableView } from '@ritual/shared/blocks';
import { garments, genders, sizeTableName, sizeTables } from '@ritual/shared/kernel';
import { space, type } from '@ritual/shared/theme';

const Heading = styled.h2`
  margin-block: ${space(8)} ${space(3)};
  ${type('h3')}
`;

/** Every table, for browsers without JavaScript. */
export function AllTables() {
  return (
    <noscript>
      {genders.flatMap((gender) =>
        garments.map((garment) => (
          <div key={gender + garment}>
            <Heading>{`${sizeTableName(gender, garment)}, in cm`}</Heading>
            <SizeTableView
              caption={sizeTableName(gender, garment)}
              table={sizeTables[gender][garment]}
              unit="cm"
            />
          </div>
        )),
      )}
    </noscript>
  );
}
