// In: the words of a question. Out: whether it asks if a device is well, not if it runs now.

/** « Marche-t-il bien ? », « est en bon état ? »: what rests may be well. */
export const isHealth = (line: string): boolean => WELL.test(line)
const WELL =
  /\b(?:va|vont|marche(?:nt)?|fonctionne(?:nt)?|tourne(?:nt)?|se porte(?:nt)?)(?: (?:t|il|elle)s?)*(?: (?:toujours|encore|vraiment|tres|assez))? (?:bien|correctement|normalement|comme il faut)\b|\ben (?:bon|parfait) etat\b|\ben bonne sante\b/
