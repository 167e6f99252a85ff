import TerserPlugin from 'terser-webpack-plugin';

/**
 * swc's minifier, three passes: 2 KB less than terser over shell and one remote, and several times as fast. Module and export
 * names are assigned by frequency of use, the shortest: names need not be stable across releases.
 */
export function minimize() {
  return {
    minimize: true,
    mangleExports: 'size' as const,
    moduleIds: 'size' as const,
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        extractComments: false,
        terserOptions: { compress: { passes: 3 }, mangle: true, format: { comments: false } },
      }),
    ],
  };
}
