-- Of thousands of rules of a state, a quote reads those of the whole state and those of its ZIP code.
create index detailed_tax_rules_statewide on detailed_tax_rules (state) where level = 'state';
--> statement-breakpoint
create index detailed_tax_rules_zips on detailed_tax_rules using gin (zips);
