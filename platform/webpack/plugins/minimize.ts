import TerserPlugin from 'terser-webpack-plugin';

/**
 * swc's minifier, three passes: 2 KB less than terser over shell and one remote, and several times as fast.
 * Modules and exports are named by how often they are used: a release is one folder, its names need not outlive it.
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
