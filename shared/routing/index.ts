/**
 * The only entry point to the router. Module federation shares this facade, so that the router below it is tree-shaken to the
 * names listed here; add a name only when a page needs it, and check what it adds to the bundle.
 */
export {
  Outlet,
  ScrollRestoration,
  isRouteErrorResponse,
  redirect,
  replace,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { ActionFunctionArgs, LoaderFunctionArgs, RouteObject, To } from 'react-router-dom';
export { Link, NavLink, type LinkProps, type NavLinkProps } from './link.tsx';
export { HttpError, notFound } from './http-error.ts';
