import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { buildable } from './packages.ts';
import { remoteNodeConfig, remoteWebConfig } from './configurations/remote.ts';
import { shellNodeConfig, shellWebConfig } from './configurations/shell.ts';

// Dependencies are built as published, through their public entry points (decision 024).

const options = { version: '1.0.0', mode: 'production' } as const;
const configs: Configuration[] = buildable.flatMap((pkg) =>
  pkg.remote
    ? [remoteWebConfig(pkg, options), remoteNodeConfig(pkg, options)]
    : [shellWebConfig(pkg, options), shellNodeConfig(pkg, options)],
);

/** Style sheets of libraries are imported as text. */
const isText = ({ type }: RuleSetRule) => type === 'asset/source';

/** Whether a rule applies to our own sources only: it names a folder, and excludes node_modules below it. */
const isForOurs = ({ include, exclude }: RuleSetRule) =>
  typeof include === 'string' &&
  !include.includes('node_modules') &&
  exclude instanceof RegExp &&
  exclude.test('/node_modules/');

test('no loader transforms a dependency', () => {
  const rules = configs.flatMap(({ module }) => (module?.rules ?? []) as RuleSetRule[]);
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter((rule) => !isText(rule) && !isForOurs(rule))).toEqual([]);
});

test('no module of a dependency is replaced, by plugin or alias', () => {
  for (const { resolve } of configs) {
    expect(resolve?.alias).toBeUndefined();
    expect(resolve?.fallback).toBeUndefined();
  }
  const replacing = configs
    .flatMap(({ plugins }) => plugins ?? [])
    .filter((plugin) => plugin instanceof webpack.NormalModuleReplacementPlugin);
  expect(replacing).toEqual([]);
  // Nor by one of our plugins, which could apply webpack's replacement plugin itself.
  const using = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => /ModuleReplacement/.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')));
  expect(using).toEqual([]);
});
