/** The kind of token that a property uses. */
export type Kind =
  | 'color'
  | 'space'
  | 'type'
  | 'radius'
  | 'shadow'
  | 'depth'
  | 'motion'
  | 'edge'
  | 'height'
  | 'width'
  | 'other';

const exact: Readonly<Record<string, Kind>> = {
  gap: 'space',
  'outline-offset': 'space',
  'row-gap': 'space',
  'column-gap': 'space',
  top: 'space',
  right: 'space',
  bottom: 'space',
  left: 'space',
  font: 'type',
  'line-height': 'type',
  'letter-spacing': 'type',
  'box-shadow': 'shadow',
  'text-shadow': 'shadow',
  'z-index': 'depth',
  height: 'height',
  'min-height': 'height',
  'max-height': 'height',
  'block-size': 'height',
  'min-block-size': 'height',
  width: 'width',
  'min-width': 'width',
  'max-width': 'width',
  'inline-size': 'width',
  'flex-basis': 'width',
  'grid-template': 'width',
  'grid-template-columns': 'width',
  color: 'color',
  fill: 'color',
  stroke: 'color',
  background: 'color',
};

const families: readonly (readonly [RegExp, Kind])[] = [
  [/^(margin|padding|inset|scroll-margin|scroll-padding)(-|$)/, 'space'],
  [/^font-(size|weight|family|stretch)$/, 'type'],
  [/^border(-.+)?-radius$/, 'radius'],
  [/^(transition|animation)(-duration|-delay|-timing-function)?$/, 'motion'],
  [/-color$/, 'color'],
  [/^(border|outline)(-|$)/, 'edge'],
];

/** `@font-face` descriptors, and `text-underline-offset` and the like, are distinguished by the name only. */
export function kindOf(property: string): Kind {
  return exact[property] ?? families.find(([pattern]) => pattern.test(property))?.[1] ?? 'other';
}

export const colorWords: ReadonlySet<string> = new Set(
  (
    'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood ' +
    'cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray ' +
    'darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen ' +
    'darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue ' +
    'firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew ' +
    'hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan ' +
    'lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray ' +
    'lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue ' +
    'mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred ' +
    'midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid ' +
    'palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple ' +
    'rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue ' +
    'slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white ' +
    'whitesmoke yellow yellowgreen'
  ).split(' '),
);
