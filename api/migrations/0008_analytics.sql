-- What is counted of visits whose browser agreed to it. Neither account, address nor browser is part of it, and the day is
-- all of the time that is kept: beside an order's moment it must not tell whose visit it was.
create table analytics_events (
  id bigint primary key generated always as identity,
  day date not null default (now() at time zone 'utc')::date,
  -- Random, and forgotten by the browser when its tab is closed.
  visit text not null check (visit ~ '^[0-9a-f]{32}$'),
  kind text not null check (kind in ('pageView', 'purchase')),
  path text check ((path is not null) = (kind = 'pageView')),
  -- Host of the site that led here, with the first page of a visit.
  referrer text,
  value_cents integer check ((value_cents is not null) = (kind = 'purchase') and value_cents >= 0)
);
--> statement-breakpoint
create index analytics_events_day on analytics_events (day);
--> statement-breakpoint
-- Orders that were counted, so that each is counted once; beside no visit, and for some days only.
create table analytics_orders (
  order_id uuid primary key references orders (id) on delete cascade,
  day date not null default (now() at time zone 'utc')::date
);
