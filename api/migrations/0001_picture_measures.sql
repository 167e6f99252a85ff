-- A tiny form of the picture as a data URI. Pictures are measured when they are taken in, so no size is a guess any more.
alter table product_images add column placeholder text;
--> statement-breakpoint
alter table product_images alter column width drop default, alter column height drop default;
