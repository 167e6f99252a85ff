import type { ComponentType } from 'react';

/** The cart drawer: a slot of the shell, filled by one remote. */
export interface CartSidebarProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** An action on a product's card, in lists of all remotes: at most 44 px wide and high. Any number of remotes may fill it. */
export interface ProductCardSlotProps {
  readonly productId: number;
  /** For accessible names: a page has many cards. */
  readonly productName: string;
}

/**
 * Props of what fills a slot, by the slot's name. Only ever added to: releases of other teams fill and offer these slots.
 */
export interface SlotProps {
  readonly 'cart-sidebar': CartSidebarProps;
  readonly 'product-card': ProductCardSlotProps;
}
export type SlotName = keyof SlotProps;

/** Slots of the shell. Each has room for one remote; those that remotes offer (`useSlot`) may be filled by several. */
export const shellSlots = ['cart-sidebar'] as const;
export type ShellSlot = (typeof shellSlots)[number];

/** How a remote fills slots: each component is a chunk of its own. */
export type SlotLoaders = {
  readonly [Name in SlotName]?: () => Promise<ComponentType<SlotProps[Name]>>;
};

/** What one remote fills a slot with. */
export interface SlotFilling<Name extends SlotName = SlotName> {
  readonly remote: string;
  readonly Component: ComponentType<SlotProps[Name]>;
}

/** The fillings of the slots that remotes offer. */
export interface SlotPort {
  /** Is told of new fillings; the first subscriber of a slot has its code fetched, some time after the page is hydrated. */
  readonly subscribe: (name: SlotName, listener: () => void) => () => void;
  /** Empty until they have been loaded. The same array until they change. */
  readonly get: <Name extends SlotName>(name: Name) => readonly SlotFilling<Name>[];
}
