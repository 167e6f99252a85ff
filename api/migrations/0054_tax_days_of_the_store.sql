-- Days of tax rules were those of UTC; they are those of the store, like its other days. Moments that were entered as such stay.
update tax_rules set starts_at = (starts_at at time zone 'UTC') at time zone 'America/New_York'
where (starts_at at time zone 'UTC')::time = '00:00';
--> statement-breakpoint
update tax_rules set ends_at = (ends_at at time zone 'UTC') at time zone 'America/New_York'
where (ends_at at time zone 'UTC')::time = '23:59:59.999';
