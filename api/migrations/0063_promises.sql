-- What a shop may promise, or not: until now the same for every owner, in code. Null: nothing is promised.
alter table shop_policy
  add column free_returns boolean not null default false,
  -- Business days until a refund shows.
  add column refund_from integer,
  add column refund_to integer,
  add column warranty_months integer,
  -- Business days in which a claim is looked at.
  add column claim_from integer,
  add column claim_to integer,
  -- Hours until a message is answered.
  add column reply_from integer,
  add column reply_to integer,
  add constraint shop_policy_promises_check check (
    warranty_months between 1 and 120 and refund_from between 1 and refund_to
    and claim_from between 1 and claim_to and reply_from between 1 and reply_to
  );
--> statement-breakpoint
-- A demo goes on promising what was in the code before.
update shop_policy set free_returns = true, refund_from = 3, refund_to = 10, warranty_months = 6,
  claim_from = 2, claim_to = 3, reply_from = 24, reply_to = 48
where exists (select from store_modes where mode = 'demo');
--> statement-breakpoint
-- So does its footer.
insert into content_versions (kind, state, body, version, published_at, publish_at)
select 'navigation', 'PUBLISHED', '{
  "menu": [
    { "label": "New In", "to": "/NewIn" },
    { "label": "Collections", "to": "/collections" },
    { "label": "Man", "to": "/collections/man" },
    { "label": "Woman", "to": "/collections/woman" },
    { "label": "Sale", "to": "/collections/sale" }
  ],
  "about": "Training wear made to be worn daily. Cut in few pieces, finished by hand, guaranteed for {{warranty_months}} months.",
  "columns": [
    {
      "title": "Help",
      "links": [
        { "label": "Size Guide", "to": "/sizeguide" },
        { "label": "FAQ", "to": "/faq" },
        { "label": "Shipping Info", "to": "/shippinginfo" },
        { "label": "Terms & Conditions", "to": "/terms" },
        { "label": "Returns & Warranty", "to": "/returnswarranty" },
        { "label": "Privacy Policy", "to": "/privacypolicy" },
        { "label": "Accessibility", "to": "/accessibility" }
      ]
    }
  ]
}'::jsonb, nextval(pg_get_serial_sequence('content_versions', 'id'))::int, now(), now()
from store_modes where mode = 'demo';
--> statement-breakpoint
-- Of cutoff and pickup.
alter table shipping_settings add column time_zone text not null default 'America/New_York';
