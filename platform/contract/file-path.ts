/** A path below the release: no segment begins with a dot, so none leads out of it. */
export const filePath = /^(?:[\w@+-][\w.@+-]*\/)*[\w@+-][\w.@+-]*$/;
