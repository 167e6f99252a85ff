/**
 * The host API: everything that a remote takes from the shell at run time. All else of shared is compiled into each remote.
 *
 * Only ever added to. A new member is listed under a new minor version, so that a build knows the least version that has all
 * the members it uses; a remote that does not use the addition runs in older shells, too. Whatever is added is a new exported
 * name, because builds know only names: a service of the host is a hook of its own (`useAuth`), and not a property of another.
 * Removing a member or changing its meaning needs a new major version, which refuses all releases of the old one.
 */
export interface HostModule {
  /** Third-party modules: the versions that remotes are built for. Not the installed one, which may change with each release. */
  readonly range?: string;
  /** The names that a remote may import, by the minor version that added them. */
  readonly members: Readonly<Record<string, readonly string[]>>;
}

const react = { range: '^19.2.0' } as const;

/** By the request under which remotes import them. */
export const hostModules: Readonly<Record<string, HostModule>> = {
  react: {
    ...react,
    members: {
      '1.0': [
        ...[
          'Activity',
          'Children',
          'Component',
          'Fragment',
          'Profiler',
          'PureComponent',
          'StrictMode',
          'Suspense',
        ],
        ...['cloneElement', 'createContext', 'createElement', 'createRef', 'forwardRef', 'isValidElement'],
        ...['lazy', 'memo', 'startTransition', 'use', 'useActionState', 'useCallback', 'useContext'],
        ...['useDebugValue', 'useDeferredValue', 'useEffect', 'useEffectEvent', 'useId'],
        ...['useImperativeHandle', 'useInsertionEffect', 'useLayoutEffect', 'useMemo', 'useOptimistic'],
        ...['useReducer', 'useRef', 'useState', 'useSyncExternalStore', 'useTransition', 'version'],
      ],
    },
  },
  'react/jsx-runtime': { ...react, members: { '1.0': ['Fragment', 'jsx', 'jsxs'] } },
  // Called instead of `jsx-runtime` by development builds; empty in production builds.
  'react/jsx-dev-runtime': { ...react, members: { '1.0': ['Fragment', 'jsxDEV'] } },
  'react-dom': {
    ...react,
    members: {
      '1.0': [
        'createPortal',
        'flushSync',
        'preconnect',
        'prefetchDNS',
        'preinit',
        'preload',
        'useFormStatus',
      ],
    },
  },
  'styled-components': {
    range: '^6.6.0',
    members: { '1.0': ['createGlobalStyle', 'css', 'keyframes', 'styled'] },
  },
  '@ritual/shared/routing': {
    members: {
      '1.0': [
        ...[
          'HttpError',
          'Link',
          'NavLink',
          'Outlet',
          'isRouteErrorResponse',
          'notFound',
          'redirect',
          'replace',
        ],
        ...['useLoaderData', 'useLocation', 'useMatches', 'useNavigate', 'useNavigation', 'useParams'],
        ...['useRevalidator', 'useRouteError', 'useSearchParams'],
      ],
    },
  },
  '@ritual/shared/http': {
    members: { '1.0': ['ApiError', 'api', 'errorMessage', 'isApiError', 'randomHex'] },
  },
  '@ritual/shared/events': { members: { '1.0': ['cartEvents'] } },
  '@ritual/shared/state': {
    members: { '1.0': ['useCart', 'useStores', 'useToasts'], '1.2': ['ensureSessionId'] },
  },
  '@ritual/shared/federation': { members: { '1.0': ['useAuth', 'useHost', 'useShop'], '1.1': ['useSlot'] } },
};

/**
 * The first version of this major one. Removing something raises it: to `2.0`, under which all lists that stay are put, so that
 * releases of 1.x are refused.
 */
const first = '1.0';

const number = (version: string) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major * 1000 + minor;
};

/** The highest of some versions, and at least the first one of this major version. */
export const highest = (versions: readonly string[]): string =>
  versions.reduce((high, version) => (number(version) > number(high) ? version : high), first);

/** The version that added a member; undefined when the host API does not have it. `*`: the module as a whole. */
export function versionOfMember(
  request: string,
  member: string,
  modules: Readonly<Record<string, HostModule>> = hostModules,
): string | undefined {
  const { members = {} } = modules[request] ?? {};
  return Object.keys(members).find((version) => members[version]?.includes(member));
}

/** What the shell of this checkout provides: the version that added the latest member. */
export const hostApiVersion = highest(
  Object.values(hostModules).flatMap(({ members }) => Object.keys(members)),
);
