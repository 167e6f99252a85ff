import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { baseConfig } from './base.ts';
import type { BuildablePackage } from '../packages.ts';

/** One remote standalone, with everything it needs in one bundle: no federation, so that edited components are hot-replaced. */
export function standaloneConfig(pkg: BuildablePackage): Configuration {
  const base = baseConfig({
    mode: 'development',
    target: 'web',
    folder: pkg.path,
    namespace: pkg.name,
    refresh: true,
    cacheName: `${pkg.name}-standalone`,
  });
  return {
    ...base,
    entry: './src/standalone.tsx',
    output: { path: path.join(pkg.path, 'dist/standalone'), publicPath: '/', filename: '[name].js' },
    stats: 'errors-warnings',
    devtool: 'eval-cheap-module-source-map',
    plugins: [
      ...(base.plugins ?? []),
      new ReactRefreshPlugin({ overlay: false }),
      new HtmlWebpackPlugin({ templateContent: page(pkg.name), inject: 'body' }),
    ],
  };
}

function page(name: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name} | RITUAL OF POWER</title>
<link rel="icon" href="data:,">
</head>
<body><div id="root"></div></body>
</html>`;
}
