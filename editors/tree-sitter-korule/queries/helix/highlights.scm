; Names of captures as Helix has them.
(comment) @comment
(title_sign) @punctuation.special
(rule_name) @type
(key) @attribute
":" @punctuation.delimiter
(verdict) @keyword.control
(deed) @keyword.operator
(result) @constant.builtin
(number) @constant.numeric
(rule) @type
