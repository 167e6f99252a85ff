-- Processes keep the cards of products, too, so everything that a card shows is noted but its stock: pictures, the order of
-- variants, and what a color is called.
create trigger product_images_inserted after insert on product_images
  referencing new table as changed for each statement execute function note_product_changes('product_id');
--> statement-breakpoint
create trigger product_images_updated after update on product_images
  referencing new table as changed for each statement execute function note_product_changes('product_id');
--> statement-breakpoint
-- A picture that goes from one product to another is missed by the one that it leaves.
create trigger product_images_left after update on product_images
  referencing old table as changed for each statement execute function note_product_changes('product_id');
--> statement-breakpoint
create trigger product_images_deleted after delete on product_images
  referencing old table as changed for each statement execute function note_product_changes('product_id');
--> statement-breakpoint
create or replace trigger variants_updated after update of id, product_id, size, color, position on variants
  for each row execute function note_variant_change();
--> statement-breakpoint
create function note_color_changes() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (product_id, xid)
  select distinct v.product_id, pg_current_xact_id() from variants v join changed c on c.key = v.color order by v.product_id
  on conflict (product_id) do update set xid = excluded.xid, changed_at = excluded.changed_at;
  return null;
end $$;
--> statement-breakpoint
create trigger colors_updated after update on colors
  referencing new table as changed for each statement execute function note_color_changes();
