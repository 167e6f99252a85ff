import { layout, spaces } from '@ritual/shared/theme';
import { columnSizes } from '@ritual/shared/ui';

/** Width of a card's picture: three beside the filters on wide screens, else two. */
export const listingSizes = columnSizes({ base: 2, sm: 2, lg: 3 }, layout.sidebarFilter + spaces[9]);
