// Pieces of the store that two packages use. They know products, carts and orders; what they decide, the kernel decides.
export { AddressForm, type AddressFormProps, type AddressValues } from './address-form.tsx';
export { FreeShippingLine, type FreeShippingLineProps } from './free-shipping-line.tsx';
export { LineItem, type LineItemProps } from './line-item.tsx';
export { OrderSummary, type OrderSummaryProps, type SummaryTotals } from './order-summary.tsx';
export { Price, type PriceProps } from './price.tsx';
export { CardBadges, type CardBadgesProps } from './product-card/card-badges.tsx';
export { ProductCard, type ProductCardProps } from './product-card/product-card.tsx';
export { ProductCardSkeleton } from './product-card/product-card-skeleton.tsx';
export { ProductGrid } from './product-card/product-grid.tsx';
export { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx';
export { QuickAddDialog, type QuickAddDialogProps } from './quick-add/quick-add-dialog.tsx';
export { RegionError, type RegionErrorProps } from './region-error.tsx';
export { SizeTableView, type SizeTableViewProps } from './size-guide/size-table-view.tsx';
export { UnitSwitch, type UnitSwitchProps } from './size-guide/unit-switch.tsx';
export { useSizeUnit } from './size-guide/use-size-unit.ts';
export { StockNote, type StockNoteProps } from './stock-note.tsx';
export { Toasts } from './toasts.tsx';
