import path from 'node:path';
import webpack from 'webpack';
import { mapsFolder, root } from '../packages.ts';

/**
 * Source maps of a production build, for `npm run release -- trace`. The scripts do not name them. The text of the sources is left
 * out: it is in the repository.
 */
export function sourceMaps(): webpack.SourceMapDevToolPlugin {
  return new webpack.SourceMapDevToolPlugin({
    filename: `${mapsFolder}/[file].map`,
    append: false,
    noSources: true,
    moduleFilenameTemplate: sourceName,
    fallbackModuleFilenameTemplate: sourceName,
  });
}

interface Named {
  readonly absoluteResourcePath: string;
  readonly resourcePath: string;
}

/** The path of a source from the root of the repository, the same on every machine; what webpack made itself has no path. */
export function sourceName({ absoluteResourcePath, resourcePath }: Named): string {
  const file = absoluteResourcePath.replace(/[?|].*$/s, '');
  return path.isAbsolute(file) ? path.relative(root, file).split(path.sep).join('/') : resourcePath;
}

/** The source map of a script before which a line was put. */
export function belowOneLine(map: string): string {
  const json = JSON.parse(map) as { readonly mappings: string };
  return JSON.stringify({ ...json, mappings: `;${json.mappings}` });
}
