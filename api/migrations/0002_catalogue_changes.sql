-- Which products changed, and in which transaction: processes that keep an index of the range ask what they have not seen.
create table catalogue_changes (
  -- No reference: that a product is gone is a change, too.
  product_id integer primary key,
  xid xid8 not null
);
--> statement-breakpoint
create index catalogue_changes_xid on catalogue_changes (xid);
--> statement-breakpoint
-- The argument names the column of the changed rows that is the product's id. In the order of ids, so that two transactions
-- never wait for each other.
create function note_product_changes() returns trigger language plpgsql as $$
begin
  execute format('insert into catalogue_changes (product_id, xid)
    select distinct %1$I, pg_current_xact_id() from changed order by %1$I
    on conflict (product_id) do update set xid = excluded.xid', tg_argv[0]);
  return null;
end $$;
--> statement-breakpoint
create function note_variant_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (product_id, xid)
  select distinct id, pg_current_xact_id() from unnest(array[old.product_id, new.product_id]) as t (id) order by id
  on conflict (product_id) do update set xid = excluded.xid;
  return null;
end $$;
--> statement-breakpoint
create trigger products_inserted after insert on products
  referencing new table as changed for each statement execute function note_product_changes('id');
--> statement-breakpoint
create trigger products_updated after update on products
  referencing new table as changed for each statement execute function note_product_changes('id');
--> statement-breakpoint
create trigger products_deleted after delete on products
  referencing old table as changed for each statement execute function note_product_changes('id');
--> statement-breakpoint
create trigger variants_inserted after insert on variants
  referencing new table as changed for each statement execute function note_product_changes('product_id');
--> statement-breakpoint
create trigger variants_deleted after delete on variants
  referencing old table as changed for each statement execute function note_product_changes('product_id');
--> statement-breakpoint
-- Not for its stock, which changes with every purchase and is not in the index.
create trigger variants_updated after update of product_id, size, color on variants
  for each row execute function note_variant_change();
--> statement-breakpoint
create trigger collection_products_inserted after insert on collection_products
  referencing new table as changed for each statement execute function note_product_changes('product_id');
--> statement-breakpoint
create trigger collection_products_deleted after delete on collection_products
  referencing old table as changed for each statement execute function note_product_changes('product_id');
--> statement-breakpoint
-- Lists and searches are answered from that index; these only cost when products were written.
drop index products_search, products_trigrams, products_categories, products_price, variants_color_size;
--> statement-breakpoint
alter table products drop column search;
--> statement-breakpoint
drop extension pg_trgm;
