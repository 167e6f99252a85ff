import * as z from 'zod/mini';
import type { NavigationContent, ShownNavigation } from '../../kernel/content/navigation.ts';

const link = z.object({ label: z.string(), to: z.string() });
const column = z.object({ title: z.string(), links: z.array(link) });

/** A `NavigationContent` of the kernel as it is stored: other releases may have had other limits. */
export const storedNavigation = z.object({
  menu: z.array(link),
  about: z.string(),
  columns: z.array(column),
}) as unknown as z.ZodMiniType<NavigationContent, NavigationContent>;

/** A `ShownNavigation` of the kernel. */
export const shownNavigation = z.object({
  menu: z.array(
    z.object({
      ...link.shape,
      tone: z.optional(z.literal('sale')),
      added: z.optional(z.literal(true)),
    }),
  ),
  about: z.string(),
  columns: z.array(column),
}) as unknown as z.ZodMiniType<ShownNavigation, ShownNavigation>;
